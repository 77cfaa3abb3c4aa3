/** Names as code writes them. */

/** A name that code writes has to be one of `Names`; a text that came from outside may be any, and is looked up. */
export type Spelt<Text extends string, Names extends string> = string extends Text
  ? Text
  : Text extends Names
    ? Text
    : Names
