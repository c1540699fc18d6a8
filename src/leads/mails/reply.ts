import { dayOfLead } from '@/leads/leadClock'
import type { LeadFacts, Reply } from '@/leads/types'

/** The lines of a signature that the text does not end with: a template may have its own. */
function unsigned(text: string, signature: readonly string[]): string[] {
  const end = text
    .trimEnd()
    .split('\n')
    .slice(-3)
    .map((line) => line.trim().toLowerCase())
  return signature.filter((line) => !end.includes(line.toLowerCase()))
}

export function replyMail(lead: LeadFacts, reply: Reply): { subject: string; text: string } {
  const quoted = lead.message
    ? ['', `You wrote on ${dayOfLead(lead)}:`, ...lead.message.split('\n').map((line) => `> ${line}`)]
    : []
  const place = lead.location
  return {
    subject: `Your enquiry about ${lead.car ? `the ${lead.car.name}` : lead.dealer.name} (${lead.lead_id})`,
    text: [
      reply.text,
      '',
      ...unsigned(reply.text, [reply.name, place?.name ?? lead.dealer.name]),
      ...[place?.address, place?.phone || lead.dealer.phone].filter((line) => line),
      ...(lead.car ? ['', lead.car.name, lead.car.url] : []),
      ...quoted,
    ].join('\n'),
  }
}
