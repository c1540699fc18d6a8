import type { CollectionConfig } from 'payload'
import { isUndoable } from '@/access/bulkEdits'
import { keepBulkChange } from './hooks/keepBulkChange'

const ROWS = 25

export function dressed(collection: CollectionConfig): CollectionConfig {
  const { admin } = collection
  const { beforeListTable = [], edit, views, ...components } = admin?.components ?? {}
  const undoable = isUndoable(collection)
  const { hooks } = collection
  return {
    ...collection,
    hooks: { ...hooks, afterChange: [...(hooks?.afterChange ?? []), ...(undoable ? [keepBulkChange] : [])] },
    admin: {
      ...admin,
      pagination: { defaultLimit: ROWS, ...admin?.pagination },
      components: {
        ...components,
        views: { list: { Component: '/admin/kit/list/ListView#ListView' }, ...views },
        beforeListTable: [
          '/admin/kit/list/EmptyList#EmptyList',
          ...beforeListTable,
          '/admin/kit/list/ListLabels#ListLabels',
          ...(undoable ? ['/admin/history/undo/ListBatches#ListBatches'] : []),
        ],
        edit: {
          ...edit,
          beforeDocumentControls: [
            ...(edit?.beforeDocumentControls ?? []),
            '/admin/frame/RowScreen#NewTitle',
            '/admin/frame/RowScreen#TabTitle',
            ...(collection.lockDocuments === false ? [] : ['/admin/frame/RowScreen#LeaveRow']),
            '/admin/frame/RowScreen#StayHere',
            '/admin/frame/RowScreen#KeepPlace',
            '/admin/frame/RowScreen#KeepUnsaved',
            ...(collection.timestamps === false ? [] : ['/admin/frame/FormMoments#FormMoments']),
          ],
        },
      },
    },
  }
}
