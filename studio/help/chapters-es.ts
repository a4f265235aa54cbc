export default import.meta.glob<string>('../../docs/editing/es/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
