/** The project's modules for the suite; loaded after the world has chosen the database. */
export const loadModules = async () => ({
  ...(await import('@/pictures/pictures.worker')),
  ...(await import('@/pictures/quietHosts')),
  ...(await import('@/integrations/remotePicture')),
  ...(await import('@/integrations/storage')),
  ...(await import('@/integrations/storage/s3')),
  ...(await import('@/db/pictureOutbox')),
  ...(await import('@/db/carRows')),
  ...(await import('@/db/table')),
  ...(await import('@/stock/ingest')),
  ...(await import('@/stock/withdraw')),
  ...(await import('@/integrator-api/carView')),
  ...(await import('@/data/cars/carRow')),
  ...(await import('@/lib/never')),
  media: (await import('@/app/media/[...path]/route')).GET,
  pictures: (await import('@/app/pictures/[...path]/route')).GET,
})
