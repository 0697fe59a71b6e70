// Beside what @janur/ui brings; in Mantine's own order.
import '@mantine/core/styles/Skeleton.css';
