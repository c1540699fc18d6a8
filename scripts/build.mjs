// `npm run build`: a production build, only when a source changed.
import { build } from './lib/build.mjs'

build().then(
  (built) => console.log(built ? 'Built.' : 'The build is up to date.'),
  (error) => {
    console.error(error.message)
    process.exit(1)
  },
)
