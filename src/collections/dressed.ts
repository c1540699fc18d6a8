import type { CollectionConfig } from 'payload'

export function dressed(collection: CollectionConfig): CollectionConfig {
  const { admin } = collection
  const { beforeListTable = [], edit, ...components } = admin?.components ?? {}
  return {
    ...collection,
    admin: {
      ...admin,
      components: {
        ...components,
        beforeListTable: [...beforeListTable, '/admin/list/ListLabels#ListLabels'],
        edit: {
          ...edit,
          beforeDocumentControls: [
            ...(edit?.beforeDocumentControls ?? []),
            '/admin/frame/NewTitle#NewTitle',
            '/admin/frame/TabTitle#TabTitle',
            ...(collection.lockDocuments === false ? [] : ['/admin/frame/LeaveRow#LeaveRow']),
            ...(collection.timestamps === false ? [] : ['/admin/frame/FormMoments#FormMoments']),
          ],
        },
      },
    },
  }
}
