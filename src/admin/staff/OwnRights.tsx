import { CheckboxField, RelationshipField, SelectField, TextField } from '@payloadcms/ui'
import type {
  CheckboxFieldServerProps,
  JSONFieldServerProps,
  Payload,
  RelationshipFieldServerProps,
  SelectFieldServerProps,
  TextFieldServerProps,
  TypedUser,
} from 'payload'
import { idsOf } from '@/access/ids'
import { isAtLocations, ROLES } from '@/access/roles'
import { TicksField } from '@/admin/fields/TickList'
import { RowTitle } from '@/admin/frame/RowTitle'
import { Facts } from '@/admin/kit/Facts'
import { initialsOf } from '@/core/person/personName'
import { labelOf } from '@/fields/label'
import { AboveSignIn } from './AboveSignIn'

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

async function Me({ data, payload }: Pick<TextFieldServerProps, 'data' | 'payload'>) {
  const { name, email, role, tenants, locations, lead_categories } = data
  const [dealers, places] = await Promise.all([
    namesOf(payload, 'tenants', tenants),
    namesOf(payload, 'locations', locations),
  ])
  return (
    <section className="fc fc--field" aria-label="Who you are">
      <RowTitle words="Your account" />
      <div className="fc-row">
        <span className="fc-row__face" aria-hidden="true">
          {initialsOf(String(name))}
        </span>
        <div>
          <b>{String(name)}</b>
          <small className="fc-row__note">{String(email)}</small>
        </div>
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

/** On one's own account who one is comes first: its facts and the name, then what one signs in with. */
export function NameField({ clientField, ...props }: TextFieldServerProps) {
  const box = <TextField field={clientField} path={props.path} readOnly={props.readOnly} />
  if (!isOwn(props)) return box
  return (
    <AboveSignIn>
      <Me data={props.data} payload={props.payload} />
      {box}
    </AboveSignIn>
  )
}

export const RoleField = ({ clientField, ...props }: SelectFieldServerProps) =>
  isOwn(props) ? null : <SelectField field={clientField} path={props.path} readOnly={props.readOnly} />

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
