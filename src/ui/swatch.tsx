/** A colour shown as itself. */

/** Whether a value is a colour, #rrggbb. */
export const isHex = (value: unknown): value is string => typeof value === 'string' && /^#[0-9a-f]{6}$/.test(value)

/** A small square of the colour; what it is called stands beside it. */
export const Swatch = ({ hex }: { hex: string }) => (
  <span className="swatch" style={{ background: hex }} aria-hidden="true" />
)
