/** Text as it stands in HTML and XML, between tags and in double quotes. */
export const escaped = (text: string): string =>
  // Most texts have none of them.
  special.test(text)
    ? text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
    : text

const special = /[&<>"]/
