export default import.meta.glob<string>('../../docs/editing/en/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
