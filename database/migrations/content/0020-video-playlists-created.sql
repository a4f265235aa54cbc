-- What the embedded video playlist service knows: read from files, so it can be made again.
-- "record" is the JSON of what it answers from; a video may stand in many playlists.
CREATE TABLE playlist_videos (
  id TEXT PRIMARY KEY,
  record TEXT NOT NULL
);

CREATE TABLE playlists (
  id TEXT PRIMARY KEY,
  record TEXT NOT NULL
);

CREATE TABLE playlist_items (
  playlist_id TEXT NOT NULL REFERENCES playlists (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  video_id TEXT NOT NULL REFERENCES playlist_videos (id) ON DELETE CASCADE,
  PRIMARY KEY (playlist_id, position)
);

CREATE TABLE video_playlists_state (
  key TEXT PRIMARY KEY,
  value TEXT NOT NULL
)
