import type { UIField } from 'payload'

/** A column of the list: when the row goes live or comes off the website by itself. */
export const plannedColumn: UIField = {
  name: 'planned',
  label: 'Scheduled',
  type: 'ui',
  admin: { components: { Cell: '/admin/plans/PlanCell#PlanCell' } },
}

export const planControl = { edit: { beforeDocumentControls: ['/admin/plans/PlanControl#PlanControl'] } }
