// Beside what the dashboard brings; in Mantine's own order.
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Switch.css';
