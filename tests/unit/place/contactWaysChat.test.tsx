import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ContactWays } from '@/components/place/ContactWays'
import { tenantConfigSchema } from '@/core/dealer/config/tenantConfig'
import { config } from '../../../tenants/harbour-toyota/config'
import { location } from './location'

const chat = { provider: 'tawk', id: 'abc/def', label: 'Chat with us' }
const assistant = { provider: 'crisp', id: 'abc', label: 'Ask the assistant' }

/** The chat that the contact page leads to. */
function way(own: object): string | undefined {
  const made = tenantConfigSchema.parse({ ...config, chat: undefined, assistant: undefined, ...own })
  const html = renderToStaticMarkup(
    <ContactWays config={made} locations={[location('sales')]} now={new Date('2026-11-23T00:00:00Z')} />,
  )
  return /data-chat="(\w+)"/.exec(html)?.[1]
}

describe('T2 the contact page leads to a chat that is there', () => {
  it.each([
    ['people and an assistant', { chat, assistant, features: { autobot: true } }, 'chat'],
    ['an assistant alone', { assistant, features: { autobot: true } }, 'assistant'],
    ['an assistant without the dealer’s word', { assistant }, undefined],
    ['nothing', {}, undefined],
  ])('%s', (_, own, shown) => expect(way(own)).toBe(shown))
})
