export const makersScreen = '/collection/makers';
export const subjectsScreen = '/collection/subjects';
