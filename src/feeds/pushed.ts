/** The feeds that change when something is published, and at no other time: a hub of WebSub may hand them on. */
export const pushedFeeds = ['feed.xml', 'atom.xml', 'feed.json', 'changes.xml'] as const

/** Whether a hub is told when this feed changes. */
export const isPushed = (name: string): boolean => pushedFeeds.some((pushed) => pushed === name)
