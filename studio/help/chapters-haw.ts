export default import.meta.glob<string>('../../docs/editing/haw/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
