/** A colour shown as itself. */

/** Whether a value is a colour, #rrggbb. */
export const isHex = (value: unknown): value is string => typeof value === 'string' && /^#[0-9a-f]{6}$/.test(value)

/** A small disc of the colour; its name stands beside it. */
export const Swatch = ({ hex }: { hex: string }) => (
  <svg className="swatch" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
    <circle cx="8" cy="8" r="7.5" fill={hex} />
  </svg>
)

/** The value of a colour as it is typed, ready to be copied. */
export const Hex = ({ hex }: { hex: string }) => (
  <code className="hex" data-copy={hex}>
    {hex}
  </code>
)
