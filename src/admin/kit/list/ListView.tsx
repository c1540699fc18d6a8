'use client'
import {
  DefaultListView,
  Gutter,
  ListControls,
  ListSelection,
  PageControls,
  RelationshipProvider,
  SelectionProvider,
  TableColumnsProvider,
  useBulkUpload,
  useConfig,
  useListDrawerContext,
  useListQuery,
  useModal,
  useStepNav,
  useWindowInfo,
} from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import type { ClientCollectionConfig, CollectionSlug, ListViewClientProps } from 'payload'
import { useEffect, useState } from 'react'
import { Head } from '@/admin/kit/Head'
import { LIST } from '@/admin/payloadContract'
import { listHref } from '@/lib/adminHrefs'
import { LIST_WORDS } from './listWords.data'
import { isFiltered } from './isFiltered'
import { ListLine } from './ListLine'

const FEW = 10
const SOUGHT = '_sought'

type Props = Omit<ListViewClientProps, 'collectionSlug'> & { collectionSlug: CollectionSlug }

/** Payload puts the words of its search together from the names of fields: this one is not searched, and only has them. */
const withSearchWords = (config: ClientCollectionConfig, label: string): ClientCollectionConfig => ({
  ...config,
  fields: [
    ...config.fields,
    {
      name: SOUGHT,
      type: 'text' as const,
      label,
      admin: { disableListFilter: true, disableListColumn: true },
    },
  ],
  admin: { ...config.admin, useAsTitle: SOUGHT, listSearchableFields: [] },
})

/** The one act of a list, at the end of its head. */
function Add({ slug, at }: { slug: CollectionSlug; at: string }) {
  const { add, addAt } = LIST_WORDS[slug] ?? {}
  return (
    <a className="fc-btn fc-btn--main" href={addAt ?? at}>
      {add}
    </a>
  )
}

/** Pictures come from a camera by the dozen. */
function UploadMany({ slug }: { slug: CollectionSlug }) {
  const { openModal } = useModal()
  const { drawerSlug, setCollectionSlug, setOnSuccess } = useBulkUpload()
  const router = useRouter()
  const upload = () => {
    setCollectionSlug(slug)
    openModal(drawerSlug)
    setOnSuccess(() => router.refresh())
  }
  return (
    <button type="button" className="fc-btn" onClick={upload}>
      Upload several
    </button>
  )
}

/** Without a filter it is a page beyond the last. */
function NoMatch({ slug, search, filtered }: { slug: CollectionSlug; search: string; filtered: boolean }) {
  const words = filtered ? 'Nothing matches these filters' : 'This page of the list is empty'
  return (
    <section className="fc-empty">
      <h2>{search ? `No match for “${search}”` : words}</h2>
      <div className="fc-acts">
        <a className="fc-btn" href={listHref(slug)}>
          {filtered ? 'Clear filters' : 'Go to the first page'}
        </a>
      </div>
    </section>
  )
}

/** Payload's own screen would have a search over nothing, "Add new" twice, and a pager for three rows. */
function OwnList(props: Props) {
  const {
    collectionSlug: slug,
    viewType,
    hasCreatePermission,
    hasDeletePermission,
    hasTrashPermission,
  } = props
  const { data, query, isGroupingBy } = useListQuery()
  const { getEntityConfig } = useConfig()
  const { setStepNav } = useStepNav()
  const { breakpoints } = useWindowInfo()
  const [isChoosing, setChoosing] = useState(false)
  const config = getEntityConfig({ collectionSlug: slug })
  const words = LIST_WORDS[slug]
  const title = String(config.labels.plural)
  const about = config.admin.description
  useEffect(() => setStepNav([{ label: title }]), [setStepNav, title])

  const { docs = [], totalDocs = 0, totalPages = 0 } = data ?? {}
  const filtered = isFiltered(query)
  const isEmpty = totalDocs === 0 && !filtered && !words?.isSaid
  const isSought = totalDocs >= FEW || filtered
  const mayAdd = Boolean(words?.add) && (hasCreatePermission || words?.isForReaders === true)
  const selection = !isGroupingBy && (
    <ListSelection
      key="selection"
      collectionConfig={config}
      disableBulkDelete={props.disableBulkDelete ?? false}
      disableBulkEdit={props.disableBulkEdit ?? false}
      hasDeletePermission={hasDeletePermission ?? false}
      hasTrashPermission={hasTrashPermission ?? false}
      label={title}
      showSelectAllAcrossPages
      viewType={viewType}
    />
  )
  const acts = [
    !breakpoints.s && selection,
    hasCreatePermission && slug === 'media' && <UploadMany key="many" slug={slug} />,
    mayAdd && !isEmpty && !words?.isAddedElsewhere && <Add key="add" slug={slug} at={props.newDocumentURL} />,
  ].filter(Boolean)
  return (
    <TableColumnsProvider collectionSlug={slug} columnState={props.columnState}>
      <div className={`${LIST.base} ${LIST.base}--${slug} fc-own-list${words?.search ? '' : ' is-unsought'}`}>
        <SelectionProvider docs={docs} totalDocs={totalDocs}>
          {props.BeforeList}
          <Gutter className={LIST.wrap}>
            <Head title={title} words={typeof about === 'string' && !isEmpty ? about : undefined}>
              <div className="fc-acts">{acts}</div>
            </Head>
            {isSought && (
              <ListControls
                beforeActions={props.beforeActions ?? []}
                collectionConfig={withSearchWords(config, words?.search ? `Filter by ${words.search}` : '')}
                collectionSlug={slug}
                disableQueryPresets
                listMenuItems={props.listMenuItems ?? []}
                renderedFilters={props.renderedFilters ?? new Map()}
                resolvedFilterOptions={props.resolvedFilterOptions ?? new Map()}
              />
            )}
            {props.BeforeListTable}
            {docs.length > 0 && (
              <div className={isChoosing ? `${LIST.tables} is-choosing` : LIST.tables}>
                <ListLine
                  usual={[config.defaultSort ?? '-createdAt'].flat().join(',')}
                  isChoosing={isChoosing}
                  onChoose={() => setChoosing(!isChoosing)}
                />
                <RelationshipProvider>{props.Table}</RelationshipProvider>
              </div>
            )}
            {docs.length === 0 && (filtered || totalDocs > 0) && (
              <NoMatch {...{ slug, filtered }} search={String(query.search ?? '')} />
            )}
            {props.AfterListTable}
            {config.trash && (
              <a className="fc-btn fc-btn--text" href={`${listHref(slug)}/trash`}>
                Trash
              </a>
            )}
            {totalPages > 1 && !isGroupingBy && <PageControls collectionConfig={config} />}
            {breakpoints.s && docs.length > 0 && <div className={LIST.selection}>{selection}</div>}
          </Gutter>
          {props.AfterList}
        </SelectionProvider>
      </div>
    </TableColumnsProvider>
  )
}

/** A drawer of a form, and the trash, are Payload's. */
export function ListView(props: Props) {
  const { isInDrawer } = useListDrawerContext()
  return isInDrawer || props.viewType === 'trash' ? <DefaultListView {...props} /> : <OwnList {...props} />
}
