/** Why a feed could not be read. */

/** Carries the reason as editors see it: a whole sentence, without anything of the machine's own. */
export class FeedTrouble extends Error {
  constructor(reason: string) {
    super(reason)
    this.name = 'FeedTrouble'
  }
}
