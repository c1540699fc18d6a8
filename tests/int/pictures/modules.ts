/** The project's modules for the suite; loaded after the world has chosen the database. */
export const loadModules = async () => ({
  ...(await import('@/features/pictures/pictures.worker')),
  ...(await import('@/features/pictures/quietHosts')),
  ...(await import('@/integrations/remotePicture')),
  ...(await import('@/integrations/storage')),
  ...(await import('@/integrations/storage/s3')),
  ...(await import('@/jobs/outbox')),
  ...(await import('@/core/car/rows/carRows')),
  ...(await import('@/db/table')),
  ...(await import('@/features/stock/ingest')),
  ...(await import('@/features/stock/withdraw')),
  ...(await import('@/integrator-api/carView')),
  ...(await import('@/core/car/pictureNews')),
  ...(await import('@/core/car/read/carRow')),
  ...(await import('@/lib/never')),
  media: (await import('@/app/media/[...path]/route')).GET,
  pictures: (await import('@/app/pictures/[...path]/route')).GET,
})
