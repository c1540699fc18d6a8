import { expect, it } from 'vitest'
import config from '@payload-config'
import { stepsAt } from '@/admin/frame/titles'

/** Today has its own name; the screens for signing in, a reset link that is over and accepting an invitation have no frame. */
const WITHOUT = ['dashboard', 'login', 'resetOver', 'invitation']

it('each screen of our own says where it is', async () => {
  const { admin } = await config
  const silent = Object.entries(admin.components.views ?? {}).flatMap(([name, view]) =>
    WITHOUT.includes(name) || ('path' in view && view.path && stepsAt(`/admin${view.path}`)) ? [] : [name],
  )
  expect(silent).toEqual([])
})

it.each([
  ['/admin/lead-sharing', 'How leads are shared out'],
  ['/admin/rehearsal/', 'Import a stock file'],
])('%s ends with %s', (path, label) => expect(stepsAt(path)?.at(-1)).toEqual({ label }))

it.each(['/admin', '/admin/collections/leads/1', '/admin/account', '/admin/toString'])(
  '%s sets its own, or none',
  (path) => expect(stepsAt(path)).toBeNull(),
)

it('who works for one dealer is in Settings, and not in a list of dealer sites', () => {
  const settings = '/admin/collections/tenants/a'
  expect(stepsAt(settings, settings)).toEqual([{ label: 'Website settings' }])
  expect(stepsAt(`${settings}/history`, settings)?.map(({ label }) => label)).toEqual([
    'Website settings',
    'History',
  ])
  expect(stepsAt('/admin/collections/tenants/b', settings)).toBeNull()
  expect(stepsAt(settings)).toBeNull()
})
