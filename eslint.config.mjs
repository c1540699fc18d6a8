import reactHooks from 'eslint-plugin-react-hooks'
import ts from 'typescript-eslint'
import { phrasesInTable } from './scripts/lint/words.mjs'

export default ts.config(
  {
    ignores: [
      '**/.next/**',
      '.data/**',
      '.cache/**',
      'node_modules/**',
      'src/payload-types.ts',
      'src/app/(payload)/admin/importMap.js',
      'src/db/migrations/**',
      'next-env.d.ts',
      'public/**',
      'test-results/**',
    ],
  },
  ...ts.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      ...reactHooks.configs.recommended.rules,
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      'max-lines': ['error', { max: 250, skipBlankLines: false }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
    },
  },
  {
    files: ['tests/**', 'scripts/**', 'src/cli/**', 'server.ts', 'src/boot.ts', 'src/lib/browserConsole.ts'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['tenants/**', 'tests/fixtures/**', 'scripts/stock/**', '**/*.data.ts'],
    rules: { 'max-lines': 'off' },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'server.ts', 'payload.config.ts'],
    ignores: ['src/env.ts', 'src/instrumentation.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "MemberExpression[object.name='process'][property.name='env']",
          message: 'Read settings from src/env.ts, the only reader of process.env.',
        },
        { selector: "TSAsExpression[typeAnnotation.type='TSAnyKeyword']", message: 'No any.' },
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/boot.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ group: ['../*'], message: 'Import by @/ what is not in or below this folder.' }] },
      ],
    },
  },
  {
    files: [
      'src/components/**/*.{ts,tsx}',
      'src/app/(site)/**/*.{ts,tsx}',
      'src/blocks/**/Component.tsx',
      'src/app/api/**/*.ts',
      'src/{data,car-sheet}/**/*.{ts,tsx}',
      'src/domain/{alerts,appointments,car,chat,compare,deal,finance,leads,listState,model,place,reserve,seo,shoppers,spin,valuations}/**/*.ts',
      'src/domain/{format,noun,offers,phoneForm,rating,relatedPosts,reviewFeedback,suggestions,text}.ts',
      'src/domain/hours/{openNow,table}.ts',
      'src/appointments/calendar.ts',
      'src/leads/{consent,parseLead,submit}.ts',
      'src/lib/readBody.ts',
      'src/server/unavailablePage.ts',
    ],
    ignores: [
      // Calls of integrators, machines and other services.
      'src/app/api/{v1,[[][[]...path[]][]],figures,tls-allowed}/**',
      'src/app/api/payments/stripe/**',
      // What staff and integrators read, and what is stored.
      'src/domain/appointments/{blocked,rules}.ts',
      'src/domain/car/{bulkChange,conditionFields,contentFields,derive,fields,parts,quality,schema,shownThen,statusWords,vocabularies}.ts',
      'src/domain/leads/{assignment,destinations,givings,inbox,leadCategories,leadEvents,leadTimeline,replyClock}.ts',
      // For programs: a text file, what AI agents call, and the names of a lead's fields. Tables whose rows are marked as phrases at their end.
      '**/_lib/llms.ts',
      'src/app/(site)/**/mcp/**',
      'src/domain/seo/robots.ts',
      'src/components/forms/carFacts.ts',
      'src/domain/compare/compareRows.data.ts',
      'src/domain/car/specGroups.ts',
    ],
    plugins: { words: { rules: { 'in-table': phrasesInTable } } },
    rules: { 'words/in-table': 'error' },
  },
)
