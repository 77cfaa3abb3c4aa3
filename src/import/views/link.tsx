/** The way to import and export, above the collections. */
export const ImportLink = () => (
  <a className="nav__link" href="/admin/import">
    Import and export
  </a>
)
