import { countryFacts } from '@/core/dealer/country/country'
import { CHAT_KINDS, isChatKind } from '@/features/chat/kinds.rules'
import { offeredChats } from '@/features/chat/offered.rules'
import { chatPage } from '@/core/dealer/config/chatProviders'
import { siteOfHost } from '@/app/(site)/sites/[host]/_lib/site'
import { chatDocument, chatPolicy } from './chatWindow'
import { sampleChat } from './sampleChat'

interface Context {
  params: Promise<{ host: string; kind: string }>
}

/** The document in the frame of the chat; 404 where the dealer has none. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { host, kind } = await params
  const site = await siteOfHost(host)
  const offered = site ? offeredChats(site.config) : {}
  const isSample = CHAT_KINDS.some((one) => offered[one]?.provider === 'sample')
  if (site && kind === 'sample' && isSample) return sampleChat(site)
  const chat = site && isChatKind(kind) ? offered[kind] : undefined
  if (!site || !chat) return new Response('Not found\n', { status: 404 })
  const page = chatPage(chat)
  return new Response(chatDocument(page, chat.label, countryFacts(site.config.country).lang), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': chatPolicy(page),
      'cache-control': 'no-store',
    },
  })
}
