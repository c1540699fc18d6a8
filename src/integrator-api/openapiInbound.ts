/** What a dealer's mail service and SMS gateway hand on. */
import { body, stored, writeFaults } from './openapiCommon'
import { answer, needs, type PathItem } from './openapiParts'

const PASSWORD =
  ' A service that knows an address alone puts the key into it, as the password: https://any:KEY@…. Keys that are bound to dealerships are refused.'

export const inboundPaths: Record<string, PathItem> = {
  '/inbound/mail': {
    post: {
      operationId: 'takeMail',
      security: needs('messages:write'),
      tags: ['Messages'],
      summary: 'Hand on a mail of a shopper',
      description: `Answers to the dealer's mails go to its mailbox for answers, with a mark after the +; without a mark, the mail belongs to the sender's newest open lead, else it makes one. Names such as TextBody and MessageID are understood.${PASSWORD}`,
      parameters: [],
      requestBody: body('InboundMail', {
        ...{ from: 'Mia Nolan <mia@shopper.example>', to: 'reply@in.dealer.example' },
        ...{ text: 'Is it still there on Saturday?', message_id: '<4f1c@shopper.example>' },
      }),
      responses: { 200: answer('What became of it', 'HandedOn'), ...stored(writeFaults) },
    },
  },
  '/inbound/sms': {
    post: {
      operationId: 'takeSms',
      security: needs('messages:write'),
      tags: ['Messages'],
      summary: 'Hand on an SMS of a shopper',
      description: `It belongs to the newest open lead of the number, else it makes one.${PASSWORD}`,
      parameters: [],
      requestBody: body('InboundSms', {
        ...{ from: '+61491570156', text: 'Yes, at ten please', message_id: 'sms-81f2' },
      }),
      responses: { 200: answer('What became of it', 'HandedOn'), ...stored(writeFaults) },
    },
  },
}
