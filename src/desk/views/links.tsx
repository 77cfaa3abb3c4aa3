/** The ways to what is to be done, above the collections. */
const pages = [
  ['/admin/backlog', 'Backlog'],
  ['/admin/plans', 'Plans'],
] as const

/** The ways to the pages of what is to be done, in the sidebar. */
export const DeskLinks = () => (
  <>
    {pages.map(([address, name]) => (
      <a key={address} className="nav__link" href={address}>
        {name}
      </a>
    ))}
  </>
)
