import type { LeadFacts, Reply } from '@/leads/types'

export function replyMail(lead: LeadFacts, reply: Reply): { subject: string; text: string } {
  const quoted = lead.message
    ? [
        '',
        `You wrote on ${lead.createdAt.slice(0, 10)}:`,
        ...lead.message.split('\n').map((line) => `> ${line}`),
      ]
    : []
  const place = lead.location
  return {
    subject: `Your enquiry about ${lead.car ? `the ${lead.car.name}` : lead.dealer.name} (${lead.lead_id})`,
    text: [
      reply.text,
      '',
      reply.name,
      place?.name ?? lead.dealer.name,
      ...[place?.address, place?.phone || lead.dealer.phone].filter((line) => line),
      ...(lead.car ? ['', lead.car.name, lead.car.url] : []),
      ...quoted,
    ].join('\n'),
  }
}
