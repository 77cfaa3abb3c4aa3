/** Links to the pages of work to do, above the collections. */
const pages = [
  ['/admin/backlog', 'Backlog'],
  ['/admin/plans', 'Plans'],
] as const

/** The links in the sidebar to the pages of work to do. */
export const DeskLinks = () => (
  <>
    {pages.map(([address, name]) => (
      <a key={address} className="nav__link" href={address}>
        {name}
      </a>
    ))}
  </>
)
