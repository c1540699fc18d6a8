import 'server-only'
import { randomUUID } from 'node:crypto'
import { headers } from 'next/headers'
import { cache } from 'react'
import { isClosed } from '@/core/dealer/links/closedPaths'
import type { Site } from '@/core/dealer/views'
import { answerDue } from '@/features/leads/letters/answerLines'
import { aboutCar } from '@/features/leads/letters/ownCar'
import { markSeen, type OpenThread, openThread, type Thread } from '@/features/leads/thread'
import { type Said, saidIn, saidOf } from '@/features/leads/thread.rules'
import { afterwards } from '@/lib/afterwards'
import { leadOn } from '@/app/(site)/sites/[host]/_lib/leadOn'
import { renderTime, requireSite } from '@/app/(site)/sites/[host]/_lib/site'

export interface ThreadView {
  site: Site
  /** A message that is sent twice is stored once. */
  once: string
  thread: OpenThread
  said: Said[]
  /** What it is about, and its page here. */
  about: { name: string; href: string | null } | null
  /** By when the yard answers; null where nothing waits, or that time is over. */
  due: string | null
}

/** The receipt repeats nothing of what a form sent, since its address may be another person's; an answer does. */
const firstOf = ({ message, createdAt, responded_at }: Thread): Said[] =>
  message && responded_at
    ? [
        {
          ...{ key: 'first', at: createdAt.toISOString(), isOwn: true, by: '', text: message, photos: 0 },
          ...{ seenAt: null, offered: null },
        },
      ]
    : []

function aboutOf({ facts }: Thread): ThreadView['about'] {
  const about = aboutCar(facts)
  return about && { name: about.name, href: about.own ? null : (facts.car?.url ?? null) }
}

/** A mail program that looks into links keeps no cookie; a browser came here with the key in one (0096). */
const isBrowser = async (): Promise<boolean> =>
  /(?:^|[\s;-])own_links=/.test((await headers()).get('cookie') ?? '')

/** Null for a link that opens nothing here. What the yard wrote is seen from now on. */
export const readThread = cache(
  async (host: string, reference: string, key: string): Promise<ThreadView | null> => {
    const site = await requireSite(Promise.resolve({ host }))
    const path = `/messages/${reference}`
    if (isClosed(path, site.config)) return leadOn(site, path)
    const thread = await openThread(site, reference, key)
    if (!thread) return null
    const now = renderTime()
    if (await isBrowser())
      afterwards(markSeen(thread, 'shopper', now), 'a conversation was not marked as seen')
    const since = thread.asked_at ?? (thread.responded_at ? null : thread.createdAt.getTime())
    const due = since && answerDue({ ...thread.facts, createdAt: new Date(since).toISOString() }, now)
    return {
      ...{
        site,
        once: randomUUID(),
        thread,
        about: aboutOf(thread),
        due: due || null,
      },
      said: [...firstOf(thread), ...saidIn(thread.timeline).map(saidOf)],
    }
  },
)
