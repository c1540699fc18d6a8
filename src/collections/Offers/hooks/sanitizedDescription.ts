import type { TextareaField } from 'payload'
import { systemField } from '@/access/fields'
import { longText } from '@/fields/plain'

const SAFE = { allowedTags: ['p', 'br', 'b', 'strong', 'em', 'i', 'ul', 'ol', 'li'], allowedAttributes: {} }
export const sanitized = async (html: string): Promise<string> =>
  (await import('sanitize-html')).default(html, SAFE)

/** Versions would otherwise compare it beside the description that it is made from. */
const HIDDEN = { hidden: true, components: { Diff: '/admin/fields/NotDrawn#NotDrawn' } }

/** `description` without script or style; rebuilt on every save. */
export const sanitizedDescription: TextareaField = {
  ...systemField(longText('sanitized_description', { maxLength: 40_000, admin: HIDDEN })),
  hooks: {
    beforeChange: [
      ({ siblingData }) =>
        typeof siblingData.description === 'string' ? sanitized(siblingData.description) : '',
    ],
  },
}
