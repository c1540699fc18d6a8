import type { DefaultServerCellComponentProps } from 'payload'
import { recordOf } from '@/access/ids'
import { pictureUrl } from '@/lib/picture'

export function CarCell({ cellData, rowData }: DefaultServerCellComponentProps) {
  const { id, primary_image_url: picture } = recordOf(rowData)
  return (
    <a className="fc-carcell" href={`/admin/collections/cars/${String(id)}`}>
      {typeof picture === 'string' && picture ? (
        <img src={pictureUrl(picture, 160, 'webp')} alt="" width={60} height={40} loading="lazy" />
      ) : (
        <span className="fc-nopic fc-nopic--small" aria-hidden="true" />
      )}
      {typeof cellData === 'string' ? cellData : 'Without a name'}
    </a>
  )
}
