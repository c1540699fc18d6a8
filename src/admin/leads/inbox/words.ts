import { intentOf } from '@/features/leads/intents/intents.rules'
import { FORMS } from '@/features/leads/intents/names.rules'
import { INBOX_STAGES, type InboxFilter, type InboxState, type InboxView } from '@/features/leads/inbox.rules'
import { labelOf } from '@/fields/label'

export const VIEW_WORDS: Record<InboxView, string> = {
  answer: 'Needs an answer',
  mine: 'Mine',
  open: 'All open',
  snoozed: 'Snoozed',
  spam: 'Spam',
  closed: 'Closed',
  all: 'All leads',
}
export const EMPTY_WORDS: Record<InboxView, string> = {
  answer: 'Nobody is waiting for an answer.',
  mine: 'You have no open lead. Take one from “Needs an answer”.',
  open: 'No lead is open.',
  snoozed: 'No lead is snoozed. Open a lead to put it aside until a day and an hour.',
  spam: 'No spam. Leads that look like spam wait here until somebody marks them as not spam.',
  closed: 'No lead is won or lost yet.',
  all: 'No leads yet. Each enquiry from the website comes here.',
}
export const FILTER_WORDS: Record<InboxFilter, string> = {
  about: 'About',
  stage: 'Stage',
  place: 'Location',
  who: 'Assigned to',
  via: 'Channel',
  source: 'Source',
  when: 'Received',
  from: 'From',
  to: 'Up to',
}
export const STAGE_WORDS = INBOX_STAGES.map((stage) => [stage, labelOf(stage)] as const)
export const WHEN_WORDS: Record<Exclude<InboxState['when'], ''>, string> = {
  today: 'Today',
  yesterday: 'Yesterday',
  week: 'Last 7 days',
  month: 'Last 30 days',
}
export const ORDER_WORDS: Record<InboxState['order'], string> = {
  clock: 'Reply time',
  newest: 'Newest first',
}
/** Forms by the title that the shopper saw over them. */
export const FORM_WORDS = FORMS.map((form) => [form, intentOf(form).heading] as const)
