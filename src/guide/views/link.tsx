/** The way to the guide, above the collections. */
export const GuideLink = () => (
  <a className="nav__link" href="/admin/guide">
    Guide
  </a>
)
