export const NEW_LEAD = '/admin/leads/new'
