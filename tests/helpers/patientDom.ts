/** Tests wait for a state longer than the library's second: on a busy machine a component's code may need it to load. */
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/dom')
  configure({ asyncUtilTimeout: 8000 })
}

export {}
