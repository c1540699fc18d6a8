import { phrase } from '@/lib/words'
import type { Intent } from './intent.rules'

export const systemIntents = {
  prize: {
    heading: phrase('Prize'),
    category: 'Spin to win',
    fields: [],
    required: [],
    desk: 'sales',
    terms: false,
    submit: null,
    sent: phrase('your prize'),
    next: '',
  },
} as const satisfies Record<string, Intent>
