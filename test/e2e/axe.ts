/** What axe finds on a page against WCAG 2.2 AA. */
import axe from 'axe-core'
import type { Page } from 'playwright'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']

/** Rules that the page breaks as it is shown now, each with the first element that does. */
export async function axeFindings(page: Page): Promise<string[]> {
  // By the hand of the tests: the policy of the pages lets no script of others in.
  await page.evaluate(axe.source)
  return page.evaluate(async (values) => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, {
      runOnly: { type: 'tag', values },
      resultTypes: ['violations'],
    })
    return violations.map(({ id, nodes }) => `${id}, ${nodes.length} times: ${nodes[0]?.html}`)
  }, tags)
}
