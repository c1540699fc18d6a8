import type { Site } from '@/core/dealer/views'
import { senderCookie } from '@/features/leads/threadLinks'

/** The browser that gets this answer may open the conversation. What was sent twice is perhaps another browser's. */
export function withOwnThread(
  answer: Response,
  { site, request }: { site: Site; request: Request },
  { lead_id, isNew }: { lead_id: string; isNew: boolean },
): Response {
  const cookies = request.headers.get('cookie')
  if (isNew && site.config.features.messages)
    answer.headers.append('set-cookie', senderCookie(cookies, site.tenant.id, lead_id))
  return answer
}
