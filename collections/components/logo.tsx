/** Octavo's mark: a sheet folded into eight leaves. */

const foldedSheet = 'M4 6h24v20H4zM10 6v20M16 6v20M22 6v20M4 16h24'

/** The mark alone, in the corner of every page. */
export const Icon = () => (
  <svg
    width="28"
    height="28"
    style={{ maxWidth: '100%', maxHeight: '100%' }}
    viewBox="0 0 32 32"
    role="img"
    aria-label="Octavo"
  >
    <path d={foldedSheet} fill="none" stroke="currentColor" strokeWidth="2" strokeLinejoin="round" />
  </svg>
)

/** Mark and name, on the page where people sign in. */
export const Logo = () => (
  <div className="octavo-logo">
    <Icon />
    <span>Octavo</span>
  </div>
)
