import { Head } from '@/admin/kit/Head'
import { screen } from '@/admin/kit/Screen'
import { mayReadHistory } from '@/access/history'
import { ownRows } from '@/admin/ownRows'
import { PersonForm } from './PersonForm'

/** What the law gives a person: to have a copy of what is kept about them, and to have it erased. */
export const Privacy = screen({ path: '/admin/privacy', may: mayReadHistory }, async ({ payload, user }) => {
  const dealers = await ownRows({ payload, user }, 'tenants', {}, { limit: 500, sort: 'name' })
  return (
    <>
      <Head
        title="Privacy requests"
        words="Somebody asks for the data you keep about them, or wants it erased. Check their identity first. Data that was sent to your other systems by email or file must be erased there."
      />
      <PersonForm dealers={dealers.map(({ id, name }) => ({ id, name }))} />
    </>
  )
})
