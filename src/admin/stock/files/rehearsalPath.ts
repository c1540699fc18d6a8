export const REHEARSAL = '/admin/rehearsal'
