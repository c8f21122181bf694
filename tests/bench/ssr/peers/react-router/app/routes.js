import { index, route } from '@react-router/dev/routes';

export default [
  index('./home.jsx'),
  route('artworks', './artworks.jsx'),
  route('media/*', './media.js'),
];
