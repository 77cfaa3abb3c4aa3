/** What readers would see of an entry, and what they see, beside its form. */
import type { Field } from 'payload'

/** The preview, a link to it for somebody else, and where readers see what is published. It stores nothing. */
export const proofField = (): Field => ({
  name: 'proof',
  type: 'ui',
  label: 'For readers',
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    components: { Field: '/collections/components/proof.tsx#Proof' },
  },
})
