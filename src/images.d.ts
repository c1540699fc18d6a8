// What the bundler makes of an imported picture; Next writes the same line to next-env.d.ts, which is not there before a build.
/// <reference types="next/image-types/global" />
