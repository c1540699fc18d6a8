import { CheckboxField, RelationshipField, SelectField } from '@payloadcms/ui'
import type {
  CheckboxFieldServerProps,
  JSONFieldServerProps,
  Payload,
  RelationshipFieldServerProps,
  SelectFieldServerProps,
  TypedUser,
} from 'payload'
import { idsOf } from '@/access/ids'
import { isAtLocations, ROLES } from '@/access/roles'
import { TicksField } from '@/admin/fields/TickList'
import { RowTitle } from '@/admin/frame/RowTitle'
import { Facts } from '@/admin/kit/Facts'
import { fieldLook } from '@/admin/payloadContract'
import { initialsOf } from '@/core/person/personName'
import { labelOf } from '@/fields/label'

/** On one's own account rights are lines: who took one away could not give it back, and the server refuses it. */
const isOwn = ({ id, user }: { id?: number | string; user?: TypedUser | null }): boolean =>
  Boolean(user) && String(id) === user?.id

async function namesOf(payload: Payload, to: 'tenants' | 'locations', value: unknown): Promise<string> {
  const ids = idsOf(value)
  if (!ids.length) return ''
  const { docs } = await payload.find({
    ...{ collection: to, where: { id: { in: ids } }, depth: 0, pagination: false, sort: 'name' },
    overrideAccess: true,
  })
  return docs.map(({ name }) => name).join(', ')
}

const none = (to: 'tenants' | 'locations', role: unknown): string => {
  if (to === 'tenants') return 'All dealers'
  return ROLES.some((one) => one === role && isAtLocations(one)) ? 'None yet' : 'All'
}

/** Of one's own account who one is, at its head: the form below has what can be changed. */
export async function RoleField({ clientField, ...props }: SelectFieldServerProps) {
  if (!isOwn(props)) return <SelectField field={clientField} path={props.path} readOnly={props.readOnly} />
  const { name, role, tenants, locations, lead_categories } = props.data
  const [dealers, places] = await Promise.all([
    namesOf(props.payload, 'tenants', tenants),
    namesOf(props.payload, 'locations', locations),
  ])
  return (
    <section className={fieldLook('fc fc--field fc-me')} aria-label="Who you are">
      <RowTitle words="Your account" />
      <div className="fc-row">
        <span className="fc-row__face" aria-hidden="true">
          {initialsOf(String(name))}
        </span>
        <b>{String(name)}</b>
      </div>
      <Facts
        look="wide"
        rows={[
          ['Role', labelOf(String(role))],
          ['Dealer sites', dealers || none('tenants', role)],
          ['Locations', places || none('locations', role)],
          ['Leads about', wordsIn(lead_categories).join(', ')],
        ]}
      />
    </section>
  )
}

export const PlacesField = ({ clientField, ...props }: RelationshipFieldServerProps) =>
  isOwn(props) ? null : <RelationshipField field={clientField} path={props.path} readOnly={props.readOnly} />

const wordsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : []

type Topics = JSONFieldServerProps & { choices: readonly string[] }

export const TopicsField = ({ clientField, choices, ...props }: Topics) =>
  isOwn(props) ? null : (
    <TicksField field={clientField} path={props.path} readOnly={props.readOnly} choices={choices} />
  )

export const DisabledField = ({ clientField, ...props }: CheckboxFieldServerProps) =>
  isOwn(props) ? null : <CheckboxField field={clientField} path={props.path} readOnly={props.readOnly} />
