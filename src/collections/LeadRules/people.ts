import type { FilterOptionsProps, RelationshipField, RelationshipFieldManyValidation, Where } from 'payload'
import { idsOf, recordOf } from '@/access/ids'
import { sellers } from '@/access/rules'
import { usersOfTenant } from '@/fields/ownTenant'

/** Active people whose role gets leads. Which of them may see a lead is checked when it comes. */
const RECEIVERS: Where[] = [{ role: { in: [...sellers] } }, { disabled: { not_equals: true } }]

function receiversOf(requested: Pick<FilterOptionsProps, 'data' | 'user'>): Where {
  const own = usersOfTenant(requested)
  return { and: typeof own === 'object' ? [own, ...RECEIVERS] : RECEIVERS }
}

/** People whom the rule names already may stay: other changes of it must not fail when one of them has a new role. */
const getLeads: RelationshipFieldManyValidation = async (value, { data, previousValue, req }) => {
  const [people, before] = [idsOf(value), idsOf(previousValue)]
  if (!people.length) return 'Choose who gets these leads.'
  const added = [...new Set(people)].filter((id) => !before.includes(id))
  if (!added.length) return true
  const where: Where = {
    and: [{ id: { in: added } }, receiversOf({ data: recordOf(data), user: req.user })],
  }
  const { totalDocs } = await req.payload.count({ collection: 'users', where, overrideAccess: true, req })
  return (
    totalDocs === added.length ||
    'Only administrators and sales staff of this dealer get leads. Remove the others.'
  )
}

export const people: RelationshipField = {
  name: 'people',
  label: 'People',
  type: 'relationship',
  relationTo: 'users',
  hasMany: true,
  required: true,
  maxDepth: 0,
  filterOptions: receiversOf,
  validate: getLeads,
  admin: {
    allowCreate: false,
    allowEdit: false,
    description:
      'Administrators and sales staff take turns: whoever has waited longest gets the next lead. People on leave, and people who may not see the lead, are skipped.',
  },
}
