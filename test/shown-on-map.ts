/** What the maps of the world on a page show: ways to pages, how dark each country is, and how many points there are. */
export function shownOnMap(html: string): { ways: [label: string, address: string][]; land: number[]; points: number } {
  const maps = [...html.matchAll(/<div class="world.*?<\/svg>/gs)].map(([map]) => map).join('')
  return {
    ways: [...maps.matchAll(/<a href="([^"]*)" aria-label="([^"]*)"/g)].map(([, address = '', label = '']) => [
      label,
      address.replace('https://octavo.example', ''),
    ]),
    land: [...maps.matchAll(/class="land"[^>]* fill-opacity="([\d.]+)"/g)].map(
      ([, opacity]) => Math.round(Number(opacity) * 100) / 100,
    ),
    points: [...maps.matchAll(/class="point"/g)].length,
  }
}
