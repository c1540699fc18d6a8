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
import { Line } from '@/admin/fields/shown'
import { labelOf } from '@/fields/label'

/** On one's own account rights are lines: who took one away could not give it back, and the server refuses it. */
const isOwn = ({ id, user }: { id?: number | string; user?: TypedUser | null }): boolean =>
  Boolean(user) && String(id) === user?.id

export const RoleField = ({ clientField, ...props }: SelectFieldServerProps) =>
  isOwn(props) ? (
    <>
      <RowTitle words="Your account" />
      <Line field={props.field}>{labelOf(String(props.data.role))}</Line>
    </>
  ) : (
    <SelectField field={clientField} path={props.path} readOnly={props.readOnly} />
  )

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

export async function PlacesField({ clientField, ...props }: RelationshipFieldServerProps) {
  const to = props.field.name === 'tenants' ? 'tenants' : 'locations'
  if (!isOwn(props))
    return <RelationshipField field={clientField} path={props.path} readOnly={props.readOnly} />
  const names = await namesOf(props.payload, to, props.data[to])
  return <Line field={props.field}>{names || none(to, props.data.role)}</Line>
}

const wordsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : []

type Topics = JSONFieldServerProps & { choices: readonly string[] }

export const TopicsField = ({ clientField, choices, ...props }: Topics) =>
  isOwn(props) ? (
    <Line field={props.field}>{wordsIn(props.data[props.field.name]).join(', ') || 'Everything'}</Line>
  ) : (
    <TicksField field={clientField} path={props.path} readOnly={props.readOnly} choices={choices} />
  )

export const DisabledField = ({ clientField, ...props }: CheckboxFieldServerProps) =>
  isOwn(props) ? null : <CheckboxField field={clientField} path={props.path} readOnly={props.readOnly} />
