import type { JSONField } from 'payload'
import type { z } from 'zod'
import { systemField } from '@/access/fields'
import { jsonField } from './json'

type View = 'Sent' | 'Trade' | 'Visit' | 'Answers' | 'Guide' | 'Consent'

/** Written by server code only, and shown as labelled words. */
export const sentField = (name: string, schema: z.ZodType, view: View, label?: string): JSONField =>
  systemField(
    jsonField(name, schema, {
      ...(label ? { label } : {}),
      admin: { components: { Field: `/admin/leads/sent/fields#${view}Field` } },
    }),
  )
