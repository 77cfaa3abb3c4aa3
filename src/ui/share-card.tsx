/** How messengers and social networks show a link to a page, from its head. */

type Shared = { address: string; title: string; description: string; image: { src: string; alt: string } | null }

/** The picture where there is one, the address, the title and the words. */
export const ShareCard = ({ address, title, description, image }: Shared) => (
  <figure style={cardStyle}>
    {image && <img src={image.src} alt={image.alt} style={{ width: '100%', display: 'block' }} />}
    <figcaption style={{ display: 'grid', gap: '0.35em', padding: '1em 1.2em' }}>
      <small style={{ color: 'var(--ink-soft)' }}>{address.replace(/^https?:\/\//, '')}</small>
      <strong>{title}</strong>
      <span>{description}</span>
    </figcaption>
  </figure>
)

const cardStyle = {
  maxWidth: '32rem',
  margin: '0',
  overflow: 'hidden',
  font: '0.95rem/1.45 var(--sans)',
  border: '1px solid var(--rule)',
  borderRadius: '8px',
  background: 'var(--leaf)',
} as const
